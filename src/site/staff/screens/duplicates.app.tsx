export { MergeScreen as default } from '#src/features/crm/ui/merge.app.tsx'
