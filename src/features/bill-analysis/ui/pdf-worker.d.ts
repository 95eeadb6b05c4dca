/** pdf.js publishes its worker's code without types; it is only handed to pdf.js itself. */
declare module 'pdfjs-dist/build/pdf.worker.mjs' {
  export const WorkerMessageHandler: unknown
}
