import { defineConfig } from 'vite'

export default defineConfig({
  define: {
    global: 'globalThis',
    'process.env': JSON.stringify({ NEXT_PUBLIC_SECURE_SITE_SDK_URL: `${process.env.FRAME}/sdk` }),
  },
})
