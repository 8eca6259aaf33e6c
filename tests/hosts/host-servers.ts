import type { ForeignHost, RunningServer } from './foreign-host.ts'

/** How a kind of host serves what was built, and what is being written. */
export type HostServers = {
  readonly built: (host: ForeignHost, env?: NodeJS.ProcessEnv) => Promise<RunningServer>
  readonly dev: (host: ForeignHost, env?: NodeJS.ProcessEnv) => Promise<RunningServer>
}

const viteAt = ['--host', '127.0.0.1', '--port', '0']
const nextAt = ['-H', '127.0.0.1', '-p', '0']

/** Vite's preview of what was built, and its server for developers. */
export const viteServers: HostServers = {
  built: (host, env = {}) => host.serve('vite', ['preview', ...viteAt], { ready: /Local:.*:\d+\//, env }),
  dev: (host, env = {}) => host.serve('vite', viteAt, { ready: /Local:.*:\d+\//, env }),
}

/** Next's server, and its server for developers. */
export const nextServers: HostServers = {
  built: (host, env = {}) => host.serve('next', ['start', ...nextAt], { ready: /Ready in/, env }),
  dev: (host, env = {}) => host.serve('next', ['dev', ...nextAt], { ready: /Ready in/, env }),
}
