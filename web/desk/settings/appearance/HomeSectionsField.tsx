import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import type { HomeSection } from '../../../gql/graphql';
import { type Message, t } from '../../../lib/messages';
import { Icon } from '../../../ui/media/Icon';
import { Choice } from '../../shared/Choice';

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

/** The parts of the front page: ticked or not, and moved up and down by buttons. */
export function HomeSectionsField({ sections, error, onChange }: HomeSectionsFieldProps) {
  const hidden = (Object.keys(SECTION_NAMES) as HomeSection[]).filter((section) => !sections.includes(section));
  const list = useRef<HTMLOListElement>(null);
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
    <div>
      <chakra.ol ref={list} listStyleType="none" display="grid" gap="1">
        {[...sections, ...hidden].map((section, place) => {
          const name = t(SECTION_NAMES[section]);
          const isShown = place < sections.length;
          return (
            <Flex as="li" key={section} align="center" justify="space-between" gap="3">
              <Choice>
                <input
                  type="checkbox"
                  checked={isShown}
                  onChange={() =>
                    onChange(isShown ? sections.filter((one) => one !== section) : [...sections, section])
                  }
                />
                {name}
              </Choice>
              {isShown && (
                <Flex gap="1">
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
                </Flex>
              )}
            </Flex>
          );
        })}
      </chakra.ol>
      {error && (
        <Text color="fg.error" fontSize="sm" role="alert">
          {error}
        </Text>
      )}
    </div>
  );
}
