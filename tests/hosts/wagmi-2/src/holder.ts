export { useAccount as useHolder } from 'wagmi'
