import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import type { LaunchOptions } from 'playwright'

const places = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome']

/**
 * Returns the path of a Chromium, and installs one if there is none. Root uses Debian's package, and others use Playwright's own. Throws an error
 * if neither works.
 */
export function findChromium(): string {
  const found = installed()
  if (found) return found
  for (const fetch of [fetchFromDebian, fetchFromPlaywright]) {
    fetch()
    const fetched = installed()
    if (fetched) return fetched
  }
  throw new Error(
    'No Chromium was found and none could be fetched. Install Debian\'s "chromium-headless-shell" or "chromium", or set CHROMIUM_PATH to a browser.',
  )
}

/** Returns the options with which tests launch Chromium. They use the Chromium that was found and disable its requests to other machines. */
export function chromiumOptions(): LaunchOptions {
  return {
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  }
}

function installed(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...places, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  )
}

function fetchFromDebian(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log('Fetching Chromium from Debian…')
  attempt('apt-get', ['update', '-qq'])
  attempt('apt-get', [
    'install',
    '-y',
    '-qq',
    '--no-install-recommends',
    'chromium-headless-shell',
    'fonts-dejavu-core',
    'fonts-liberation',
  ])
}

function fetchFromPlaywright(): void {
  console.log('Fetching Chromium with Playwright…')
  attempt(process.execPath, ['node_modules/playwright/cli.js', 'install', '--only-shell', 'chromium'])
}

function attempt(command: string, args: readonly string[]): void {
  try {
    execFileSync(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  } catch {
    console.log(`${command} ${args[0]} did not succeed.`)
  }
}
