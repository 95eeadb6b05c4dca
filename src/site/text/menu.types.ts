import type { MenuGroup, MenuId, MenuItem } from '#src/site/chrome/navigation.ts'

/** The words of the header's panels. */
export interface MenuText {
  /** Of each panel its name, what its first page is called in it, and the box beside it with a link for each page that the box leads to. */
  panels: Record<
    MenuId,
    { name: string; first: string; aside: { heading: string; sentence: string; links: readonly string[] } }
  >
  groups: Record<MenuGroup, string>
  /** What each page is for, in a few words. */
  items: Record<MenuItem, string>
  /** Beside the town of an office. */
  office: string
  /** Said after the heading of a list with prices. */
  prices: string
  /** The link to the newest post, under its title. */
  readPost: string
}
