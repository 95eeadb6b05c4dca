/** What the pages are set in, as the browser is asked for it. */
export const fontsOfPages = ['600 1em "Familjen Grotesk"', '1em Figtree']

/** Where the browser notes that it has them. */
export const fontsKnownKey = 'fonts'

/**
 * Inline script of every page: asks for the two fonts once the text has been painted, so that they never stand between a slow line and the words;
 * chrome/settle-page.client.ts shows them. On the session's later pages they are in the browser's store and shown from the start. A function, so that the script that shares these names
 * does not carry it.
 */
export const lateFonts = () => `{
let store
try{store=sessionStorage}catch{}
if(store?.${fontsKnownKey})document.documentElement.toggleAttribute("data-fonts",true)
else new PerformanceObserver((_,seen)=>{
seen.disconnect()
for(const font of ${JSON.stringify(fontsOfPages)})document.fonts.load(font)
}).observe({type:"paint",buffered:true})
}`
