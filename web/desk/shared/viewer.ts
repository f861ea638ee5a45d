import { createContext, useContext } from 'react';
import type { DeskDoorQuery } from '../../gql/graphql';

type Viewer = NonNullable<DeskDoorQuery['me']>;

/** A member of staff. */
export type StaffViewer = Viewer & { role: NonNullable<Viewer['role']> };

/** Who is at the desk; see `useViewer`. */
export const ViewerContext = createContext<StaffViewer | null>(null);

/** Who is at the desk, with the rights that decide what the pages offer. */
export function useViewer(): StaffViewer {
  const viewer = useContext(ViewerContext);
  if (!viewer) throw new Error('useViewer needs a DeskPage around it');
  return viewer;
}
