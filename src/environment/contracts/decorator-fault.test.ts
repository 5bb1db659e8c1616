import { expect, test } from 'vitest';
import { readGetter, toFiles } from './example-source.ts';
import { readEnvironment } from './read-environment.ts';

const decorators = `import functools
from functools import wraps
def register(name):
    def add(f):
        names[name] = f
        return f
    return add
def retry(times=3, *, delay=1):
    def decorate(f):
        @functools.wraps(f)
        def inner(*args, **kwargs):
            for _ in range(times):
                try: return f(*args, **kwargs)
                except OSError: pass
        return inner
    return decorate
def timed(f):
    @wraps(f)
    async def inner(env, config): return await f(env, config=config)
    return inner
def filled(f):
    @wraps(f)
    def inner(env, config): return f(env, {"a": 1, **config})
    return inner
def changed(f):
    @wraps(f)
    def inner(env, config):
        config["a"] = 1
        return f(env, config)
    return inner
def replaced(f):
    @wraps(f)
    def inner(env, config):
        if (config := config["b"]): pass
        return f(env, config)
    return inner
def logged(f):
    @wraps(f)
    def inner(*args, **kwargs): return f(*args, log=print, **kwargs)
    return inner
def spare(f):
    @wraps(f)
    def inner(env, config=None): return f(env, config)
    return inner
def unused(f):
    @wraps(f)
    def inner(*args, **kwargs): return 1
    return inner
def identity(f):
    def inner(x): return x
    return inner
`;

test.for(['@register("x")', '@retry(2)', '@timed'])('reads a function below %s', (decorator) => {
  const text = `${decorators}${decorator}\ndef get_it(env, config): return config["a"]\n`;
  expect(readGetter(text).unread).toBeUndefined();
});

test.for(['@filled', '@changed', '@replaced', '@logged', '@spare', '@unused', '@identity'])(
  'is not certain of a function below %s',
  (decorator) => {
    const text = `${decorators}${decorator}\ndef get_it(env, config): return config["a"]\n`;
    expect(readGetter(text).unread).toMatch(/may change what the function takes/);
  },
);

test('requires what a function reads, whatever a wrapper returns where it fails', () => {
  const text = `from functools import wraps
def safe(f):
    @wraps(f)
    def inner(*args, **kwargs):
        try: return f(*args, **kwargs)
        except Exception: return ""
    return inner
@safe
def get_it(env, config): return config["a"]
`;
  expect(readGetter(text).keys['config.a']?.required).toBe(true);
});

test('lists no decorator as a function that tasks can use', () => {
  const files = toFiles({
    'metrics/__init__.py': 'from .helpers import *\nfrom .it import *\n',
    'metrics/helpers.py': 'def scored(f): return f\ndef half(f): return f\n',
    'metrics/it.py':
      'from .helpers import scored\nfrom . import helpers\n' +
      '@scored\ndef one(result): return 1\n@helpers.half\ndef two(result): return 1\n',
  });
  expect(Object.keys(readEnvironment(files).metrics)).toEqual(['one', 'two']);
});
