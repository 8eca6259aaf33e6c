import { rspack } from '@rspack/core'

/** What a host would write, as for webpack. */
export default {
  mode: 'production',
  entry: './src/index.mjs',
  output: { clean: true },
  performance: { hints: false },
  stats: 'errors-warnings',
  plugins: [new rspack.EnvironmentPlugin(['SANDBOX'])],
}
