/** Builds with a given `NODE_ENV`, regardless of the current one. Vite selects React's code by it, and a test runner sets its own. */
export async function asEnvironment(
  name: 'production' | 'development',
  build: () => Promise<unknown>,
): Promise<void> {
  const before = process.env['NODE_ENV']
  process.env['NODE_ENV'] = name
  try {
    await build()
  } finally {
    if (before === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = before
  }
}
