import { lazy } from 'react'

/** Parts of screens that are larger than what stands first on them: fetched when they are opened, under the boundary that every screen has. */

export const PostEditor = lazy(async () => ({
  default: (await import('#src/features/content/ui/post-editor.app.tsx')).PostEditor,
}))

export const ContentManager = lazy(async () => ({
  default: (await import('#src/features/content-report/ui/content-manager.app.tsx')).ContentManager,
}))

export const OnPageReport = lazy(async () => ({
  default: (await import('#src/features/content-report/ui/on-page-report.app.tsx')).OnPageReport,
}))
