import type { FrameQuery } from '../gql/graphql';

/** The shop as the frame shows it: its name, how it is reached and what it promises. */
export type FrameShop = FrameQuery['shop'];

/** A top-level category with its sub-categories, as navigation shows it. */
export type FrameCategory = FrameQuery['categories'][number];
