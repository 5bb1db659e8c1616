import { withoutKeys } from '../../text/json/json-value.ts';
import { toSortedText } from '../canonical/sorted-text.ts';
import type { ReleasedTask } from '../model/release.ts';
import { platformOfTask } from './platform-of-task.ts';

/** The content of a task but its id, as text that is the same for the same content. */
export const toContent = ({ fields }: ReleasedTask): string =>
  toSortedText(withoutKeys(fields, ['id']));

/** Its platform and its content. */
export const toPlatformContent = (task: ReleasedTask): string =>
  `${platformOfTask(task.file)} ${toContent(task)}`;
