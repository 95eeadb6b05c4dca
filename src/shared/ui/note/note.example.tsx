import { Note } from './note.tsx'

export const noteExample = <Note>With two months of use the panels pay back slowly.</Note>
