/** Names of folders that say what is in them, but not of which dataset. */
const genericNames = new Set(
  (
    'app benchmark benchmarks content data dataset datasets evaluation evaluation_examples ' +
    'evaluation_tasks examples example examples_windows files home json main master mnt root repo ' +
    'repository src task task_files tasks test tests work workspace'
  ).split(' '),
);

/** Whether the name of a folder says nothing about the dataset in it, such as `examples`. */
export function isGenericName(name: string): boolean {
  return name === '' || genericNames.has(name.toLowerCase().replaceAll(/[\s-]+/g, '_'));
}
