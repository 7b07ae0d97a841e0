/** The members or roles of a project changed. @spec A §7, B §7 */
export interface ProjectMetadataChanged {
  type: 'project metadata changed';
  projectId: number;
}

/**
 * The connection to other windows and other people. Publishing never throws or reports: a lost packet must not make a
 * successful change look failed.
 */
export interface Realtime {
  publish(packet: ProjectMetadataChanged): void;
  /**
   * Fires for each packet about the project, including own ones if the server echoes them. Returns a function that
   * unsubscribes.
   */
  subscribe(projectId: number, listener: (packet: ProjectMetadataChanged) => void): () => void;
}
