import { Button, chakra, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import type { HomeSection } from '../../../gql/graphql';
import { type Message, t } from '../../../lib/messages';
import { CheckBox } from '../../../ui/form/CheckBox';
import { Icon } from '../../../ui/media/Icon';
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
  const list = useRef<HTMLDivElement>(null);
  const pressed = useRef<string | null>(null);
  const move = (from: number, to: number, button: string) => {
    if (to < 0 || to === sections.length) return;
    const moved = [...sections];
    moved.splice(to, 0, ...moved.splice(from, 1));
    pressed.current = button;
    onChange(moved);
  };
  // A row that changes its place in the document loses the focus of its button.
  useEffect(() => {
    if (pressed.current) list.current?.querySelector<HTMLElement>(`[data-move="${pressed.current}"]`)?.focus();
    pressed.current = null;
  }, [sections]);
  return (
    <div ref={list}>
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
                  <Button
                    variant="ghost"
                    size="sm"
                    px="2"
                    aria-disabled={place === 0}
                    data-move={`${section}-up`}
                    aria-label={t('Move {name} up', { name })}
                    onClick={() => move(place, place - 1, `${section}-up`)}
                  >
                    <chakra.span transform="rotate(180deg)">
                      <Icon name="chevronDown" size={18} />
                    </chakra.span>
                  </Button>
                  <Button
                    variant="ghost"
                    size="sm"
                    px="2"
                    aria-disabled={place === sections.length - 1}
                    data-move={`${section}-down`}
                    aria-label={t('Move {name} down', { name })}
                    onClick={() => move(place, place + 1, `${section}-down`)}
                  >
                    <Icon name="chevronDown" size={18} />
                  </Button>
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
    </div>
  );
}
