/** Says that members or roles of a project changed. @spec A §7, B §7 */
export interface ProjectMetadataChanged {
  type: 'project metadata changed';
  projectId: number;
}

/**
 * The way to other windows and other people. Publishing is fire and forget: it neither throws nor reports, since
 * a lost packet must never make the change it tells of look failed.
 */
export interface Realtime {
  publish(packet: ProjectMetadataChanged): void;
  /** Fires for each packet about the project, own ones included if the server echoes them. Returns the way to stop. */
  subscribe(projectId: number, listener: (packet: ProjectMetadataChanged) => void): () => void;
}
