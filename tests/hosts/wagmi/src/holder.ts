export { useConnection as useHolder } from 'wagmi'
