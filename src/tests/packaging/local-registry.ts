import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inject } from 'vitest';
import { runProgram } from './installed-package.ts';

/** A registry that has the packed packages, as if they had been published. */
export interface LocalRegistry {
  address: string;
  stop: () => Promise<unknown>;
}

/** Starts one; it sends npm to the usual registry for every other package. */
export async function startRegistry(): Promise<LocalRegistry> {
  const { stdout } = await runProgram('npm', ['config', 'get', 'registry'], process.cwd());
  const upstream = stdout.trim();
  const archives = new Map<string, Buffer>();
  const packuments = new Map<string, object>();
  const server = createServer(({ url = '/' }, response) => {
    const path = decodeURIComponent(url).slice(1);
    const archive = archives.get(path);
    const packument = packuments.get(path);
    if (archive) response.end(archive);
    else if (packument) response.end(JSON.stringify(packument));
    else response.writeHead(302, { location: new URL(url.slice(1), upstream).href }).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  for (const file of [inject('wholePackage'), inject('checkPackage')]) {
    const archive = await readFile(file);
    const listed = await runProgram('tar', ['-xOzf', file, 'package/package.json'], process.cwd());
    const manifest = JSON.parse(listed.stdout) as { name: string; version: string };
    const { name, version } = manifest;
    const path = `${name}/-/${version}.tgz`;
    const integrity = `sha512-${createHash('sha512').update(archive).digest('base64')}`;
    const dist = { tarball: `${address}${path}`, integrity };
    archives.set(path, archive);
    packuments.set(name, {
      name,
      'dist-tags': { latest: version },
      versions: { [version]: { ...manifest, dist } },
    });
  }
  return {
    address,
    stop() {
      server.closeAllConnections();
      server.close();
      return once(server, 'close');
    },
  };
}
