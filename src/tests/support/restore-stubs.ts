import { afterEach, vi } from 'vitest';

// Test files share their process: what one leaves replaced, the tests of others would meet.
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});
