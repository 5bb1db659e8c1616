import { defineGetters } from '../contract/entry.ts';

export const systemGetters = [
  ...defineGetters('system settings', {
    active_hours_of_user_to_not_interrupt_for_windows_updates: { origin: 'other' },
    default_browser: { origin: 'other' },
    desktop_background: { origin: 'other' },
    night_light_state: { origin: 'other' },
    storage_sense_run_frequency: { origin: 'other' },
    system_notifications: { origin: 'other' },
    system_timezone: { origin: 'other' },
  }),
  ...defineGetters('file manager', {
    all_png_file_names: {
      origin: 'other',
      keys: {
        file_path: { required: true },
        folder_path: { required: true },
      },
    },
    are_all_images_tagged: {
      origin: 'other',
      keys: {
        directory: { required: true },
        tag: { required: true },
      },
    },
    are_files_sorted_by_modified_time: {
      origin: 'other',
      keys: { directory: { required: true } },
    },
    is_all_docx_in_archive: {
      origin: 'other',
      keys: { folder_path: { required: true } },
    },
    is_details_view: {
      origin: 'other',
      keys: { folder_path: { required: true } },
    },
    is_directory_read_only_for_user: {
      origin: 'other',
      keys: {
        directory: { required: true },
        user: { required: true },
      },
    },
    is_file_desktop: {
      origin: 'other',
      keys: { filename: { required: true } },
    },
    is_file_hidden: { origin: 'other', keys: { file_path: {} } },
    is_file_saved_desktop: {
      origin: 'other',
      keys: {
        filename: { required: true },
        textcontent: { required: true },
      },
    },
    is_files_moved_downloads: {
      origin: 'other',
      keys: {
        file_name: { required: true },
        folder_name: { required: true },
      },
    },
    vm_active_window_title: { origin: 'other' },
    vm_file_exists_in_desktop: {
      origin: 'other',
      keys: { file_name: { required: true } },
    },
    vm_folder_exists_in_documents: {
      origin: 'other',
      keys: { folder_name: { required: true } },
    },
    vm_library_folders: { origin: 'other', keys: { library_name: {} } },
    zipped_folder_in_desktop: {
      origin: 'other',
      keys: {
        filename: { required: true },
        password: { required: true },
      },
    },
  }),
  ...defineGetters('clock', {
    check_if_timer_started: {
      origin: 'other',
      keys: {
        hours: { required: true },
        minutes: { required: true },
        seconds: { required: true },
      },
    },
    check_if_world_clock_exists: {
      origin: 'other',
      keys: {
        city: { required: true },
        country: { required: true },
      },
    },
  }),
];
