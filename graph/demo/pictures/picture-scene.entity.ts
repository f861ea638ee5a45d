import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Scene } from './scene.js';

/**
 * What a drawn picture shows. Whichever machine is asked for a picture that is not drawn there
 * yet draws it from this, also when a later release would plan another shop.
 */
@Entity('picture_scene')
export class PictureScene {
  /** That of the images that show it. */
  @PrimaryColumn('text')
  key: string;

  @Column('jsonb')
  scene: Scene;
}
