export { ContentManager as default } from '#src/features/content-report/ui/content-manager.app.tsx'
