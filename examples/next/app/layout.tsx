import { LatchkeyProvider } from 'latchkey/react'
import type { ReactNode } from 'react'
import { options } from './options'

export const metadata = { title: 'Latchkey: next', icons: 'data:,' }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <LatchkeyProvider options={options}>{children}</LatchkeyProvider>
      </body>
    </html>
  )
}
