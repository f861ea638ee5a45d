import { createSystem, defaultBaseConfig, type SystemContext } from '@chakra-ui/react';
import { config } from './config';
import { recipes, textStyles } from './recipes';
import { slotRecipes } from './slotRecipes';

/** Answers for the same object what was made of it before. */
function onceEach<Given extends object, Made>(make: (given: Given) => Made): (given: Given) => Made {
  const made = new WeakMap<Given, Made>();
  return (given) => {
    const known = made.get(given) ?? make(given);
    made.set(given, known);
    return known;
  };
}

let made: SystemContext | undefined;

/**
 * The theme of Chakra's components: the shop's tokens, and what each component looks like.
 * The rules that hold for every page stand in the document (`globalStyles`) and are not written
 * once more. It is made when it is first asked for, which takes as long as to load all of Chakra.
 */
export function shopSystem(): SystemContext {
  made ??= makeSystem();
  return made;
}

function makeSystem(): SystemContext {
  const ofChakra = createSystem(defaultBaseConfig, config, {
    disableLayers: true,
    theme: { recipes, slotRecipes, textStyles },
  });
  return {
    ...ofChakra,
    // Each element asks for it each time that it is drawn, though what it gives is the same.
    cva: onceEach(ofChakra.cva as (recipe: object) => unknown) as SystemContext['cva'],
    _global: [],
  };
}
