import webpack from 'webpack'

/** What a host would write; webpack's hint that a chunk exceeds 244 KiB would only repeat that the pairing client is loaded late. */
export default {
  mode: 'production',
  entry: './src/index.mjs',
  output: { clean: true },
  performance: { hints: false },
  stats: 'errors-warnings',
  plugins: [new webpack.EnvironmentPlugin(['SANDBOX'])],
}
