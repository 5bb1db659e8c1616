/** A task file with every part of the format that new files use; `check` finds nothing in it. */
export const completeExample = {
  id: '6f9b2c1e-3d47-4a58-9c06-b1e2d3f4a5c6',
  instruction: 'Save the page in the open tab as timetable.pdf on the desktop.',
  source: 'https://forum.example.org/questions/42',
  related_apps: ['browser'],
  config: [
    { type: 'launch', parameters: { command: ['browser', '--remote-debugging-port=1337'] } },
    {
      type: 'launch',
      parameters: { command: ['socat', 'tcp-listen:9222,fork', 'tcp:localhost:1337'] },
    },
    {
      type: 'browser_open_tabs',
      parameters: { urls_to_open: ['https://trams.example.org/timetable'] },
    },
  ],
  evaluator: {
    func: 'compare_pdfs',
    result: {
      type: 'vm_file',
      path: '/home/user/Desktop/timetable.pdf',
      dest: 'timetable.pdf',
    },
    expected: {
      type: 'pdf_from_url',
      path: 'https://trams.example.org/timetable',
      dest: 'timetable_expected.pdf',
    },
  },
  proxy: false,
  fixed_ip: false,
  possibility_of_env_change: 'medium',
} as const;
