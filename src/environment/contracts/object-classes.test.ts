import { expect, test } from 'vitest';
import { keysOf, readGetter } from './example-source.ts';

const init = '  def __init__(self, config): self.config = config\n';
const read = '  def read(self): return self.config["a"]\n';

const readClass = (text: string, use = 'return Reader(config).read()') =>
  readGetter(`import other\n${text}def get_it(env, config):\n  ${use}\n`);

test.for([
  ['a method reads what it stores', `class Reader:\n${init}${read}`, undefined],
  [
    'another class stores it',
    `class Base:\n${init}  def read(self): return self.find()\nclass Reader(Base):\n  def find(self): return self.config["a"]\n`,
    undefined,
  ],
  [
    'a property reads it',
    `class Reader:\n${init}  @property\n  def name(self): return self.config["a"]\n`,
    'return [Reader(config).name]',
  ],
  [
    'it can be called',
    `class Reader:\n${init}  def __call__(self): return self.config["a"]\n`,
    'return [Reader(config)()]',
  ],
  [
    'it is made by a method of the class',
    `class Reader:\n${init}${read}  @classmethod\n  def make(cls, config): return cls(config)\n`,
    'return [Reader.make(config).read()]',
  ],
  [
    'it stores nothing',
    'class Reader:\n  def read(self, config): return self.find(config)\n  def find(self, config): return config["a"]\n',
    'return [Reader().read(config)]',
  ],
  [
    'it reads while it is made',
    'class Reader:\n  def __init__(self, config):\n    self.own = config\n    self.a = self.find()\n  def find(self): return self.own["a"]\n',
    'return [Reader(config).a]',
  ],
] as const)('follows an object of a class where %s', ([, text, use]) => {
  const contract = readClass(text, use);
  expect(keysOf(contract)).toMatchObject({ 'config.a': { required: true } });
  expect(contract.open.config).toBeUndefined();
});

test('says which class or method reads a key', () => {
  const text = `class Reader:\n  def __init__(self, config): self.config, self.b = config, config["b"]\n${read}`;
  const helpers = Object.values(keysOf(readClass(text))).map(
    (key) => 'helper' in key && key.helper,
  );
  expect(helpers).toEqual(['Reader.read', 'Reader']);
});

test.for([
  [
    'Python calls another method',
    `class Reader:\n${init}${read}  def __getitem__(self, k): pass\n`,
  ],
  [
    'a method stores something else',
    `class Reader:\n${init}${read}  def set(self): self.config = {}\n`,
  ],
  ['it extends one from elsewhere', `class Reader(other.Base):\n${init}${read}`],
  [
    'a function within it has the object',
    `class Reader:\n  def __init__(self, config):\n    self.config = config\n    self.read = lambda: self.config["a"]\n`,
  ],
  [
    'a method calls the one that it replaces',
    `class Base:\n${init}${read}class Reader(Base):\n  def read(self): return super().read()\n`,
  ],
  ['the object is handed on', `class Reader:\n${init}${read}`, 'return other.run(Reader(config))'],
  ['the object is returned', `class Reader:\n${init}${read}`, 'return Reader(config)'],
  [
    'a field is read by any name',
    `class Reader:\n${init}${read}`,
    'return [getattr(Reader(config), env)]',
  ],
  [
    'its fields are a dictionary',
    `class Reader:\n${init}${read}`,
    'return [Reader(config).__dict__]',
  ],
  ['a program is evaluated', '', 'return [eval(env)]'],
] as const)('says nothing for certain of a class where %s', ([, text, use]) => {
  expect(readClass(text, use).open.config).toBeDefined();
});
