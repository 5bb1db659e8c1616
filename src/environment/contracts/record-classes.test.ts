import { expect, test } from 'vitest';
import { keysOf, readGetter } from './example-source.ts';

const read = (fields: string, { head = 'class Options:', call = 'Options(**config)' } = {}) =>
  readGetter(`@dataclass
class Base:
  root: str
  depth: int = 3
class Unclear(Outside):
  root: str
${head}
  ${fields.replaceAll('\n', '\n  ')}
def get_it(env, config):
  options = ${call}
  return env.read(options.path)
`);

test.for([
  ['without a default', 'path: str', { 'config.path': { required: true } }],
  ['with a default', 'path: str = "a"', { 'config.path': { default: '"a"' } }],
  [
    'with a declared default',
    'path: str = Field("a", min=1)',
    { 'config.path': { default: '"a"' } },
  ],
  ['with a named default', 'path: str = field(default=1)', { 'config.path': { default: '1' } }],
  [
    'with a default that is made',
    'path: list = field(default_factory=list)',
    { 'config.path': {} },
  ],
  ['that is declared', 'path: str = Field(..., min=1)', { 'config.path': { required: true } }],
  [
    'beside constants',
    'path: str\nlimit = 3\nkind: ClassVar[str] = "a"',
    { 'config.path': { required: true } },
  ],
  [
    'of a class that can be made otherwise too',
    'path: str\n@classmethod\ndef load(cls, x): pass\ndef __post_init__(self): pass',
    { 'config.path': { required: true } },
  ],
] as const)('reads a field %s', ([, fields, keys]) => {
  const contract = read(fields);
  expect([keysOf(contract), contract.open.config]).toEqual([keys, undefined]);
});

test.for([
  [
    'a model',
    { head: 'class Options(pydantic.BaseModel):', call: 'Options.model_validate(config)' },
  ],
  ['a model of old', { head: 'class Options(BaseModel):', call: 'Options.parse_obj(config)' }],
] as const)('reads the fields of %s', ([, written]) => {
  expect(keysOf(read('path: str', written))).toEqual({ 'config.path': { required: true } });
});

test('reads no fields where a model is only asked something', () => {
  expect(keysOf(read('path: str', { call: 'Options.is_valid(config)' }))).toEqual({});
});

test('reads the fields of the class that another one extends', () => {
  expect(keysOf(read('depth: int = 5', { head: 'class Options(Base):' }))).toEqual({
    'config.depth': { default: '5' },
    'config.root': { required: true },
  });
});

test('follows the methods of a class that are called without an object', () => {
  const text = `class Options:
  path: str
  @classmethod
  def load(cls, config): return cls(**config)
  @staticmethod
  def read(config): return config["b"]
  def plain(self, config): return config["c"]
def get_it(env, config):
  return Options.load(config).path, Options.read(config), Options.plain(env, config)
`;
  const required = { required: true };
  expect(keysOf(readGetter(text))).toMatchObject({
    'config.path': required,
    'config.b': required,
    'config.c': required,
  });
});

test('requires the fields of each element', () => {
  const text = `class File:
  url: str
def get_it(env, config):
  for file in config["files"]: File(**file)
  return env
`;
  expect(keysOf(readGetter(text))['config.files[].url']).toEqual({ required: true });
});

test.for([
  ['has its own way to be made', 'path: str\ndef __init__(self, **more): pass', {}],
  [
    'checks its arguments first',
    'path: str\n@model_validator(mode="before")\ndef v(cls, x): pass',
    {},
  ],
  ['gives a field another name', 'path: str = Field(alias="file")', {}],
  ['is configured', 'model_config = ConfigDict(extra="allow")\npath: str', {}],
  ['is configured by a class', 'path: str\nclass Config:\n  extra = "allow"', {}],
  ['extends one from elsewhere', 'path: str', { head: 'class Options(Unclear):' }],
  ['has a metaclass', 'path: str', { head: 'class Options(metaclass=Meta):' }],
  ['has no fields', 'pass', {}],
  ['takes more than the keys', 'path: str', { call: 'Options("a", **config)' }],
] as const)('knows no keys of a class that %s', ([, fields, written]) => {
  const contract = read(fields, written);
  expect([keysOf(contract), contract.open.config?.why]).toEqual([{}, 'passed to "Options"']);
});
