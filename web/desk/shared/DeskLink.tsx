import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { recipes } from '../../theme/recipes';

/**
 * A link to a page of the desk that stands as words, looking like Chakra's `Link`, which leads out
 * of the desk.
 */
export const DeskLink = chakra(Link, recipes.link);
