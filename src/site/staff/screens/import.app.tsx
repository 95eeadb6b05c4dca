export { ImportScreen as default } from '#src/features/crm/ui/import.app.tsx'
