import { benchEngine } from './engine.ts'
import { benchModal } from './modal.ts'
import { benchReplay } from './replay.ts'
import { benchWallets } from './wallets.ts'

benchEngine()
benchReplay()
await benchModal()
await benchWallets()
