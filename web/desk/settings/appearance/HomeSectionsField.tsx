import { Text } from '@chakra-ui/react';
import type { HomeSection } from '../../../gql/graphql';
import { type Message, t } from '../../../lib/messages';
import { CheckBox } from '../../../ui/form/CheckBox';
import { MoveButtons, withMoved } from '../../shared/MoveButtons';
import { Grip, Reorderable, ReorderableItem } from '../../shared/Reorderable';

/** What each part of the front page is called. */
export const SECTION_NAMES: Record<HomeSection, Message> = {
  SLIDES: 'Slides',
  CATEGORIES: 'Categories',
  POPULAR: 'Popular products',
  OFFERS: 'Banners',
  FEATURED: 'Featured products',
};

interface HomeSectionsFieldProps {
  /** Those that are shown, in their order. */
  sections: readonly HomeSection[];
  error: string | null;
  onChange: (sections: readonly HomeSection[]) => void;
}

/** The parts of the front page: ticked or not, and moved by dragging or by buttons. */
export function HomeSectionsField({ sections, error, onChange }: HomeSectionsFieldProps) {
  const hidden = (Object.keys(SECTION_NAMES) as HomeSection[]).filter((section) => !sections.includes(section));
  return (
    <>
      <Reorderable display="grid" gap="1" values={sections} onReorder={(order) => onChange(order as HomeSection[])}>
        {sections.map((section, place) => {
          const name = t(SECTION_NAMES[section]);
          return (
            <ReorderableItem
              key={section}
              value={section}
              display="flex"
              alignItems="center"
              gap="3"
              bg="bg.panel"
              borderRadius="l1"
            >
              {(startDrag) => (
                <>
                  <Grip startDrag={startDrag} mx="-2" />
                  <CheckBox checked onChange={() => onChange(sections.filter((one) => one !== section))} me="auto">
                    {name}
                  </CheckBox>
                  <MoveButtons
                    labels={[t('Move {name} up', { name }), t('Move {name} down', { name })]}
                    place={place}
                    count={sections.length}
                    onMove={(to) => onChange(withMoved(sections, place, to))}
                  />
                </>
              )}
            </ReorderableItem>
          );
        })}
      </Reorderable>
      {hidden.map((section) => (
        <CheckBox key={section} ms="8" checked={false} onChange={() => onChange([...sections, section])}>
          {t(SECTION_NAMES[section])}
        </CheckBox>
      ))}
      {error && (
        <Text color="fg.error" fontSize="sm" role="alert">
          {error}
        </Text>
      )}
    </>
  );
}
