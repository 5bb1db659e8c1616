import { expect, test } from 'vitest';
import { readsOnlyNames } from './name-script.ts';

test.for([
  'ls /home/user/Music',
  'test -f /home/user/a.mp3 && echo DONE',
  'for f in a.png b.png; do if [ -s "$f" ]; then echo "HAS $f"; else echo "LACKS $f"; fi; done',
  'find ~/Music -name "*.ogg" | wc -l',
  'ls ~/Music 2>/dev/null | grep -c ogg',
  `python3 -c "import os; print('YES' if os.path.isfile('/tmp/a.wav') else 'NO')"`,
  'command -v lynx',
  'n=$(ls ~/Music | wc -l); [ "$n" -eq 3 ] && echo three',
  'powershell -Command "Test-Path C:\\Users\\a.txt"',
])('knows that only names count for %s', (script) => {
  expect(readsOnlyNames(script)).toBe(true);
});

test.for([
  'cat /home/user/a.txt',
  'ls -l /home/user/Music',
  'test -f a.mp3 && grep -q title a.mp3 && echo DONE',
  'stat -c %a /home/user/a.sh',
  'find ~/Music -name "*.ogg" -exec ogginfo {} ;',
  'wc -l /home/user/a.txt',
  `python3 -c "import os; print(os.path.exists('a') and open('a').read())"`,
  'bash /home/user/check.sh',
  '[ a.txt -nt b.txt ] && echo newer',
  'echo DONE',
  'test -f a.mp3; ./check a.mp3',
])('knows that more may count for %s', (script) => {
  expect(readsOnlyNames(script)).toBe(false);
});
