/** Builds as `NODE_ENV` says, whoever runs it: Vite takes from there which code of React goes in, and a test runner sets it to its own. */
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
