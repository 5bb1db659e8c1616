import { other } from '../contract/fields.ts';
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
    all_png_file_names: other('file_path', 'folder_path'),
    are_all_images_tagged: other('directory', 'tag'),
    are_files_sorted_by_modified_time: other('directory'),
    is_all_docx_in_archive: other('folder_path'),
    is_details_view: other('folder_path'),
    is_directory_read_only_for_user: other('directory', 'user'),
    is_file_desktop: other('filename'),
    is_file_hidden: other('file_path?'),
    is_file_saved_desktop: other('filename', 'textcontent'),
    is_files_moved_downloads: other('file_name', 'folder_name'),
    vm_active_window_title: { origin: 'other' },
    vm_file_exists_in_desktop: other('file_name'),
    vm_folder_exists_in_documents: other('folder_name'),
    vm_library_folders: other('library_name?'),
    zipped_folder_in_desktop: other('filename', 'password'),
  }),
  ...defineGetters('clock', {
    check_if_timer_started: other('hours', 'minutes', 'seconds'),
    check_if_world_clock_exists: other('city', 'country'),
  }),
];
