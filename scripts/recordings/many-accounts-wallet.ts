import { toBase58 } from '../../core/domain/values/base58.ts'
import type { Visitor } from '../../tests/e2e/visitor.ts'

const labels = [
  'Household savings, not to be touched',
  'חשבון החיסכון של המשפחה',
  'Trading',
  'Ops & payroll',
  '',
  'مدخرات العائلة',
  'Trading 2',
  '家族の貯金口座',
  'Grants',
  'A',
  'Cold storage in the bank around the corner',
  'Tips',
]

/** Registers a Solana wallet that shares a dozen labelled accounts and approves every request. */
export async function registerManyAccounts({ page }: Visitor): Promise<void> {
  const accounts = labels.map((label, index) => ({
    address: toBase58(Uint8Array.from({ length: 32 }, (_, at) => (index * 37 + at * 11 + 5) % 256)),
    label,
  }))
  await page.evaluate((given) => {
    const chains = ['solana:devnet']
    const shared = given.map(({ address, label }) => ({
      address,
      publicKey: new Uint8Array(32),
      chains,
      features: [],
      ...(label === '' ? {} : { label }),
    }))
    const wallet = {
      version: '1.0.0',
      name: 'Archipelago',
      icon: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath d='M0 0h8v8H0Z' fill='%23356'/%3E%3C/svg%3E",
      chains,
      accounts: [],
      features: {
        'standard:connect': {
          version: '1.0.0',
          connect() {
            return Promise.resolve({ accounts: shared })
          },
        },
        'standard:events': {
          version: '1.0.0',
          on() {
            return () => undefined
          },
        },
        'solana:signMessage': {
          version: '1.0.0',
          signMessage() {
            return Promise.reject(new Error('Archipelago signs nothing.'))
          },
        },
      },
    }
    // A page that is ready receives wallets by one event. It requests earlier wallets by the other event.
    window.addEventListener('wallet-standard:app-ready', (event) => {
      const { register } = (event as CustomEvent<{ register(given: unknown): void }>).detail
      register(wallet)
    })
    window.dispatchEvent(
      new CustomEvent('wallet-standard:register-wallet', {
        detail({ register }: { register(given: unknown): void }) {
          register(wallet)
        },
      }),
    )
  }, accounts)
}
