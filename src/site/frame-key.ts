import type { StarlightRouteData } from '@astrojs/starlight/route-data';

type SidebarEntry = StarlightRouteData['sidebar'][number];

/** Names the frame of a page: what its sidebar marks is all in which frames of a site differ. */
export function frameKey({ hasSidebar, sidebar }: StarlightRouteData): string {
  return hasSidebar ? `sidebar ${sidebar.flatMap(currentLinks).join(' ')}` : 'no sidebar';
}

function currentLinks(entry: SidebarEntry): string[] {
  if (entry.type === 'group') return entry.entries.flatMap(currentLinks);
  return entry.isCurrent ? [entry.href] : [];
}
