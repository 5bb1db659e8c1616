import { formatNotice } from '#lint/report/github.ts';
import type { ChangedFile } from './changed-lines.ts';
import type { Inputs } from './inputs.ts';

/** What the action asks GitHub for. */
export interface GitHub {
  listFiles(pull: number): Promise<ChangedFile[]>;
  listComments(pull: number): Promise<Comment[]>;
  write(method: 'POST' | 'PATCH', path: string, body: object): Promise<void>;
}

interface Comment {
  id: number;
  body?: string;
  user?: { type?: string } | null;
}

/** GitHub lists at most 3000 files of a pull request, a hundred a page. */
const mostPages = 30;

export function connect(
  { api, repository, token }: Pick<Inputs, 'api' | 'repository' | 'token'>,
  request: typeof fetch = fetch,
): GitHub {
  const call = async (method: string, path: string, body?: object): Promise<Response> => {
    const response = await request(`${api}/repos/${repository}/${path}`, {
      method,
      headers: {
        accept: 'application/vnd.github+json',
        authorization: `Bearer ${token}`,
        'x-github-api-version': '2022-11-28',
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (response.ok) return response;
    throw new Error(`GitHub answered ${response.status} to ${method} ${path}`);
  };
  const listAll = async <Entry>(path: string): Promise<Entry[]> => {
    const all: Entry[] = [];
    for (let page = 1; page <= mostPages; page++) {
      const response = await call('GET', `${path}?per_page=100&page=${page}`);
      const entries = (await response.json()) as Entry[];
      all.push(...entries);
      if (entries.length < 100) break;
    }
    return all;
  };
  return {
    listFiles: (pull) => listAll(`pulls/${pull}/files`),
    listComments: (pull) => listAll(`issues/${pull}/comments`),
    async write(method, path, body) {
      await call(method, path, body);
    },
  };
}

/** Undefined where the token may not list them: errors and warnings are annotated in all files then. */
export async function listChangedFiles(
  github: Pick<GitHub, 'listFiles'>,
  pull: number,
): Promise<ChangedFile[] | undefined> {
  try {
    return await github.listFiles(pull);
  } catch (error) {
    const { message } = error as Error;
    const advice = 'Give the job the permission "pull-requests: read" to see those of its changes.';
    console.log(formatNotice(`the changed files cannot be listed: ${message}. ${advice}`));
    return undefined;
  }
}

/** Writes the action's comment, or changes the one that begins with the same line. A pull request from a fork gives no right to do so. */
export async function putComment(github: GitHub, pull: number, body: string): Promise<void> {
  try {
    const [marker = ''] = body.split('\n', 1);
    const comments = await github.listComments(pull);
    const own = comments.find((one) => one.user?.type === 'Bot' && one.body?.startsWith(marker));
    if (own?.body === body) return;
    if (own) await github.write('PATCH', `issues/comments/${own.id}`, { body });
    else await github.write('POST', `issues/${pull}/comments`, { body });
  } catch (error) {
    console.log(formatNotice(`no comment on the pull request: ${(error as Error).message}`));
  }
}
