// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export interface paths {
    "/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with a username or an email and a password. */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/userinfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in. */
        get: operations["getCurrentUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/stats/general": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Numbers of users and projects. */
        get: operations["getGeneralStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/stats/project": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Numbers of what projects contain. */
        get: operations["getProjectStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/stats/lti": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Numbers of LTI institutions, projects and timelines. */
        get: operations["getLtiStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/stats/lti-by-institution": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same numbers for each LTI institution. */
        get: operations["getLtiStatsByInstitution"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The organizations of the signed-in user, as trees.
         * @description The top of an own tree need not be a root; its parent_id can be other than 0.
         */
        get: operations["listOwnOrganizations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/admin/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All organizations with their children. */
        get: operations["listAllOrganizations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a root organization with an owner. */
        post: operations["createRootOrganization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/suborganization/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create an organization below another. */
        post: operations["createSubOrganization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization. */
                id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        /**
         * One organization.
         * @description Refused with 'User does not have access to organization', which sends the user to the root (A §2).
         */
        get: operations["getOrganization"];
        put?: never;
        post?: never;
        /**
         * Delete an organization.
         * @description An organization administrator may delete one that has a parent, a global administrator any.
         */
        delete: operations["deleteOrganization"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/licenses/{orgId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The licenses of an organization; the first one counts. */
        get: operations["listLicenses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/licenses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create the license of a root organization. */
        post: operations["createLicense"];
        /** Revoke a license; this cannot be undone. */
        delete: operations["revokeLicense"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/licenses/toggle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Disable an enabled license, enable a disabled one. */
        post: operations["toggleLicense"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/users": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization. */
                id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        /** The users of an organization. */
        get: operations["listOrganizationUsers"];
        put?: never;
        /** Add a user to an organization. */
        post: operations["addOrganizationUser"];
        /** Remove a user from an organization, or from its whole tree. */
        delete: operations["removeOrganizationUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/toggleadmin": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization. */
                id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a user an organization administrator, or an administrator a plain user; never oneself. */
        post: operations["toggleOrganizationAdmin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/projects": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization. */
                id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        /** The projects of an organization. */
        get: operations["listOrganizationProjects"];
        put?: never;
        /** Create a project; everything travels in the query string. */
        post: operations["createProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deleteproject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a project.
         * @description Switched off unless a host turns it on; the screens then say 'remove project not implemented'.
         */
        post: operations["deleteProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/mapdata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The map pins of a project. */
        get: operations["getMapData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/global/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All projects. */
        get: operations["listAllProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/global/projects/upgradedoverride": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set or clear the upgrade override of a project. */
        post: operations["setProjectUpgradedOverride"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/global/projects/user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The projects of a user. */
        get: operations["listProjectsOfUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/viewprojectusers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The members of a project. */
        get: operations["listProjectUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getprojectusergroups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The user groups (roles) of a project. */
        get: operations["listUserGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a user to a project. */
        post: operations["addProjectUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/users/id": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a member from a project (B; A does it with GET /changepermissions).
         * @description The last part of the path is the word id.
         */
        delete: operations["removeProjectUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/changepermissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Remove a member from a project (A; B does it with DELETE /projects/users/id).
         * @description Writes although it is a GET. The group is written `groupid` here.
         */
        get: operations["removeProjectUserByGet"];
        put?: never;
        /**
         * Move a member into another user group.
         * @description A sends the query string and no body, B a body and no query string. The group is written `groupID`.
         */
        post: operations["changeProjectUserGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/createusergroup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a user group in a project. */
        post: operations["createUserGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deleteusergroup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete a user group; ids below 2 are built in and stay. */
        post: operations["deleteUserGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/modifyusergrouppermissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set the permission mask of a user group; ids below 2 are built in and stay. */
        post: operations["setUserGroupPermissions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/global/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All users. */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/global/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One user. */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/global/users/subscribed/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether a user has a subscription. */
        get: operations["getUserSubscription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/global/users/questions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A user's answers to the demographic questions. */
        get: operations["getUserQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/global/users/sso/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How a user signs in through other services. */
        get: operations["getUserSso"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/global/users/tickets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The support tickets of a user. */
        get: operations["listTicketsOfUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/global/users/customerpage/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The address of a user's page at the payment provider. */
        get: operations["getUserCustomerPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/global/users/verified": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set or clear that the email is verified. */
        post: operations["setUserVerified"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/global/users/grandfathered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set or clear the grandfathered flag. */
        post: operations["setUserGrandfathered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/global/users/edueligibilityoverride": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set or clear the education eligibility override. */
        post: operations["setUserEduEligibilityOverride"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/global/users/global_admin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a user a global administrator, or no longer one. */
        post: operations["setUserGlobalAdmin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/global/users/skip_lti_payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set or clear that a user need not pay for LTI. */
        post: operations["setUserSkipLtiPayments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/global/users/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change a user's email. */
        post: operations["setUserEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/global/users/display_name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change a user's display name. */
        post: operations["setUserDisplayName"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/global/users/loginas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a session of another user. */
        post: operations["signInAsUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trial/admin/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put a user's trial back to not started. */
        post: operations["resetTrial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trial/admin/expire": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a user's trial now. */
        post: operations["expireTrial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trial/admin/restart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start a user's trial again. */
        post: operations["restartTrial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All support tickets; the path ends with a slash. */
        get: operations["listTickets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/unresolved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tickets that the server calls unresolved. */
        get: operations["listUnresolvedTickets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/resolved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tickets that the server calls resolved. */
        get: operations["listResolvedTickets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One support ticket. */
        get: operations["getTicket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set the status of a ticket, from any status to any other. */
        put: operations["setTicketStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/global/whitelist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who may sign up. */
        get: operations["getWhitelist"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/global/whitelist/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add an entry to the sign-up whitelist. */
        post: operations["addWhitelistEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/global/whitelist/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove an entry from the sign-up whitelist. */
        post: operations["removeWhitelistEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enterprise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All enterprise deals. */
        get: operations["listEnterpriseDeals"];
        /** Replace an enterprise deal; its id is in the body. */
        put: operations["updateEnterpriseDeal"];
        /** Create an enterprise deal. */
        post: operations["createEnterpriseDeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enterprise/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The deal. */
                id: components["parameters"]["EnterpriseDealId"];
            };
            cookie?: never;
        };
        /** One enterprise deal. */
        get: operations["getEnterpriseDeal"];
        put?: never;
        post?: never;
        /** Delete an enterprise deal. */
        delete: operations["deleteEnterpriseDeal"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enterprise/{id}/whitelist": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The deal. */
                id: components["parameters"]["EnterpriseDealId"];
            };
            cookie?: never;
        };
        /** The whitelist of a deal. */
        get: operations["getEnterpriseDealWhitelist"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enterprise/{id}/rtau": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The deal. */
                id: components["parameters"]["EnterpriseDealId"];
            };
            cookie?: never;
        };
        /** The rolling total active user count of a deal. */
        get: operations["getEnterpriseDealActiveUserCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enterprise/whitelist/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add an entry to the whitelist of a deal; its id is in the body. */
        post: operations["addEnterpriseDealWhitelistEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enterprise/whitelist/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove an entry from the whitelist of a deal; its id is in the body. */
        post: operations["removeEnterpriseDealWhitelistEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All coupons. */
        get: operations["listCoupons"];
        /** Replace a coupon; its id is in the body. */
        put: operations["updateCoupon"];
        /** Create a coupon; the server adds id, uses and created. */
        post: operations["createCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupons/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a coupon by its code, URL-encoded. */
        delete: operations["deleteCoupon"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/lti": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** LTI institutions to choose from. */
        get: operations["listLtiInstitutions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/lti": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization. */
                id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        /** The LMS integration of an organization. */
        get: operations["getLtiData"];
        put?: never;
        /** Create the LMS integration of an organization. */
        post: operations["createLtiData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/lti/enable": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization. */
                id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        get?: never;
        /** Enable the LMS integration. */
        put: operations["enableLti"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/lti/disable": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization. */
                id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        get?: never;
        /** Disable the LMS integration. */
        put: operations["disableLti"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/lti/paywall/code-batches/{institutionid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The batches of paywall codes of an institution. */
        get: operations["listCodeBatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/lti/paywall/code-batches/codes/{batchid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The codes of a batch. */
        get: operations["listBatchCodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/lti/paywall/generate-code-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Generate a batch of paywall codes. */
        post: operations["generateCodeBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Id: number;
        /** @description Id of a user group. 0 is a real one; ids below 2 are built in (A §3). */
        GroupId: number;
        /** @description Sent back as the bearer token. */
        SessionId: string;
        /** @description The server's reason, shown as it is. */
        ErrorText: string;
        /**
         * @description A time without a zone, in UTC (B §9).
         * @example 2026-03-01 09:30:00
         */
        UtcTime: string;
        /** @description Bits. 1 is email verified, 128 global administrator; others are not shown (A §4). */
        UserStatus: number;
        /** @description Permission bits 1 to 2048 (B §3); unknown bits survive an edit. */
        PermissionMask: number;
        /**
         * @description 0 unresolved, 1 in progress, 2 resolved (B §4).
         * @enum {integer}
         */
        TicketStatus: 0 | 1 | 2;
        /** @description The LTI institution, null for 'NO ASSOCIATED LTI INSTITUTION' (B §2). */
        LinkedInstitutionId: number | null;
        Failure: {
            error: components["schemas"]["ErrorText"];
        };
        CurrentUser: {
            userid: components["schemas"]["Id"];
            username: string;
            status: components["schemas"]["UserStatus"];
        };
        GeneralStats: {
            user_count: number;
            lti_user_count: number;
            google_user_count: number;
            project_count: number;
        };
        ProjectStats: {
            folder_count: number;
            timeline_count: number;
            timelines_in_folders: number;
            node_count: number;
            node_word_count_approx: number;
            event_count: number;
            era_count: number;
            tag_count: number;
            connection_count: number;
            connection_word_count_approx: number;
        };
        LtiStats: {
            lti_institutions: number;
            lti_projects: number;
            lti_timelines: number;
        };
        LtiInstitutionStats: {
            institution_id: components["schemas"]["Id"];
            institution_name: string;
            organization_name: string;
            project_count: number;
            project_count_with_nodes: number;
            user_count: number;
            user_count_with_nodes: number;
            projects: components["schemas"]["ProjectStats"];
        };
        Organization: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description 0 for a root. */
            parent_id: number;
            children: components["schemas"]["Organization"][];
            /** @description Whether the current user administers it. */
            localUserIsAdmin: boolean;
        };
        License: {
            id: components["schemas"]["Id"];
            /** @description Seats taken; can exceed those allowed. */
            seats_registered: number;
            seats_allowed: number;
            /** @description 0 is disabled, any other value enabled. */
            status: number;
        };
        UserSummary: {
            userid: components["schemas"]["Id"];
            username: string;
            display_name?: string;
            email: string;
        };
        OrganizationUser: {
            user: components["schemas"]["UserSummary"];
            is_admin: boolean;
        };
        OrganizationProject: {
            id: components["schemas"]["Id"];
            name: string;
            description: string;
        };
        ListedProject: {
            pid: components["schemas"]["Id"];
            name: string;
        };
        Project: {
            /** @description Also used as pid. */
            id: components["schemas"]["Id"];
            name: string;
            description: string;
            creation: components["schemas"]["UtcTime"];
            upgradedOverride: boolean;
        };
        /** @description A names username and display_name, B uiName and premium; either is read. */
        ProjectUser: {
            userid: components["schemas"]["Id"];
            username?: string;
            display_name?: string;
            uiName?: string;
            email: string;
            premium?: boolean;
            userGroupID: components["schemas"]["GroupId"];
        };
        UserGroup: {
            id: components["schemas"]["GroupId"];
            name: string;
            permissions: components["schemas"]["PermissionMask"];
        };
        MapPin: {
            title: string;
            x: number;
            y: number;
        };
        MapPins: {
            nodes: {
                /** @description At most 32 characters in the form (A §5). */
                name: string;
                xCoord: number;
                yCoord: number;
            }[];
        };
        ProjectData: {
            /** @enum {string} */
            type: "default" | "image" | "map";
            /** @description For type image, at most 300 characters (B §5). */
            background_image?: string;
            /** @description For type map; at first 0, 0, 1. */
            coords?: {
                latitude: number;
                longitude: number;
                zoom_level: number;
            };
        };
        User: {
            userid: components["schemas"]["Id"];
            username: string;
            display_name: string;
            email: string;
            status: components["schemas"]["UserStatus"];
            isAdmin: boolean;
            isSubscribed: boolean;
            eduEligibilityOverride: boolean;
            /** @description A time in UTC. */
            trialExpiration: string | null;
            created: components["schemas"]["UtcTime"];
            grandfathered: boolean;
            verified: boolean;
            skip_lti_payments: boolean;
            global_admin: boolean;
        };
        DemographicResponses: {
            affiliation: string;
            role: string;
            country: string;
            state: string;
        };
        SsoInfo: {
            google: {
                connected: boolean;
                google_user_id: string | null;
            };
        };
        Ticket: {
            id: components["schemas"]["Id"];
            message: string;
            /** @description JSON of the app state, as the user's browser sent it: trust nothing. */
            state: string;
            creator: components["schemas"]["UserSummary"];
            contact_email: string;
            created: components["schemas"]["UtcTime"];
            status: components["schemas"]["TicketStatus"];
        };
        /** @description Its numbers are labelled integers, which is a hint and no check (B §5). */
        EnterpriseDeal: {
            id: components["schemas"]["Id"];
            name: string;
            created: components["schemas"]["UtcTime"];
            /** @description Days. */
            period: number;
            softLimit: number;
            hardLimit: number;
            institutionId: components["schemas"]["LinkedInstitutionId"];
        };
        /** @description Its numbers are labelled integers, which is a hint and no check (B §5). */
        Coupon: {
            id: components["schemas"]["Id"];
            code: string;
            value: number;
            /** @description Whether the value is a percentage. */
            percentage: boolean;
            /** @description 0 means without end. */
            months: number;
            uses: number;
            /** @description 0 means without limit. */
            maxUses: number;
            forUsers: boolean;
            forProjects: boolean;
            created: components["schemas"]["UtcTime"];
        };
        LtiInstitution: {
            id: components["schemas"]["Id"];
            name: string;
        };
        LtiData: {
            /** @description The LTI institution. */
            id: components["schemas"]["Id"];
            name: string;
            paywallCodeMessage: string;
            sellBySemester: boolean;
            ltiInstanceGuid: string;
            consumerKey: string;
            sharedSecret: string;
            enabled: boolean;
        };
        CodeBatch: {
            id: components["schemas"]["Id"];
            name: string;
            count: number;
            used: number;
            created_at: components["schemas"]["UtcTime"];
        };
    };
    responses: {
        /** @description Done. An entity, `{"success":true}`, `{}` and nothing at all (200 or 204) mean the same. */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    success?: boolean;
                };
            };
        };
        /** @description Refused, with the reason. The documents show no status but 400 and 404. */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description There is none; no failure. */
        None: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Organizations with their children. */
        Organizations: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Organization"][];
                };
            };
        };
        /** @description Support tickets. */
        Tickets: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    tickets: components["schemas"]["Ticket"][];
                };
            };
        };
        /** @description Whitelist entries. */
        Whitelist: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    whitelist: string[];
                };
            };
        };
        /** @description Paywall codes. */
        Codes: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    codes: string[];
                };
            };
        };
    };
    parameters: {
        /** @description The organization. */
        OrganizationId: components["schemas"]["Id"];
        /** @description The user. */
        UserId: components["schemas"]["Id"];
        /** @description The ticket. */
        TicketId: components["schemas"]["Id"];
        /** @description The deal. */
        EnterpriseDealId: components["schemas"]["Id"];
        /** @description The project. */
        ProjectId: components["schemas"]["Id"];
        /** @description The user group. */
        GroupId: components["schemas"]["GroupId"];
    };
    requestBodies: {
        FlagChange: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    value: boolean;
                };
            };
        };
        TextChange: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    value: string;
                };
            };
        };
        UserReference: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                };
            };
        };
        WhitelistEntry: {
            content: {
                "application/json": {
                    entry: string;
                };
            };
        };
        EnterpriseDealWhitelistEntry: {
            content: {
                "application/json": {
                    /** @description The deal. */
                    id: components["schemas"]["Id"];
                    entry: string;
                };
            };
        };
    };
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Username or email. */
                    user: string;
                    /** Format: password */
                    pass: string;
                };
            };
        };
        responses: {
            /** @description The session id, or the reason of the refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error?: components["schemas"]["ErrorText"];
                        sid?: components["schemas"]["SessionId"];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getCurrentUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user, or the reason why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error?: components["schemas"]["ErrorText"];
                        user?: components["schemas"]["CurrentUser"];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getGeneralStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GeneralStats"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getProjectStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectStats"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getLtiStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LtiStats"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getLtiStatsByInstitution: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One row per institution. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LtiInstitutionStats"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listOwnOrganizations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Organizations"];
            "4XX": components["responses"]["Refused"];
        };
    };
    listAllOrganizations: {
        parameters: {
            query: {
                includeChildren: true;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Organizations"];
            "4XX": components["responses"]["Refused"];
        };
    };
    createRootOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    name: string;
                    /** @description Username or email of the owner. */
                    admin_username: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
        };
    };
    createSubOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The organization above the new one. */
                    parentid: components["schemas"]["Id"];
                    name: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
        };
    };
    getOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization. */
                id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organization with its children. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Organization"];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    deleteOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization. */
                id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
        };
    };
    listLicenses: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orgId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No license or one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["License"][];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    createLicense: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The organization */
                    id: components["schemas"]["Id"];
                    /** @description Seats allowed. */
                    seats: number;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
        };
    };
    revokeLicense: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The license, not the organization. */
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
        };
    };
    toggleLicense: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The license id. */
                    licenseKey: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
        };
    };
    listOrganizationUsers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization. */
                id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Users, each with the flag of an organization administrator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OrganizationUser"][];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    addOrganizationUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization. */
                id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The organization again. */
                    id: components["schemas"]["Id"];
                    /** @description Username or email. */
                    username: string;
                    /** @description Whether the user becomes an administrator. */
                    admin: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
        };
    };
    removeOrganizationUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization. */
                id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description The organization again. */
                    id: components["schemas"]["Id"];
                    userid: components["schemas"]["Id"];
                    /** @description A only, and always sent: true or false. */
                    removeFromEntireOrgTree?: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
        };
    };
    toggleOrganizationAdmin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization. */
                id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    userid: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
        };
    };
    listOrganizationProjects: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization. */
                id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The projects. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OrganizationProject"][];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    createProject: {
        parameters: {
            query: {
                /** @description At most 75 characters in the form. */
                name: string;
                /** @description At most 2500 characters in the form. */
                description: string;
                /** @description JSON of MapPins. B writes `{nodes:[name, xCoord, yCoord]}`, read as a list of objects. */
                mappins: string;
                /** @description JSON of ProjectData. */
                data: string;
            };
            header?: never;
            path: {
                /** @description The organization. */
                id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
        };
    };
    deleteProject: {
        parameters: {
            query: {
                /** @description The project. */
                pid: components["parameters"]["ProjectId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
        };
    };
    getMapData: {
        parameters: {
            query: {
                projectid: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pins. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        mapdata: components["schemas"]["MapPin"][];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listAllProjects: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The projects. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        projects: components["schemas"]["Project"][];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    setProjectUpgradedOverride: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["FlagChange"];
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
        };
    };
    listProjectsOfUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The projects. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        projects: components["schemas"]["ListedProject"][];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listProjectUsers: {
        parameters: {
            query: {
                /** @description The project. */
                pid: components["parameters"]["ProjectId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The members. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        users: components["schemas"]["ProjectUser"][];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listUserGroups: {
        parameters: {
            query: {
                /** @description The project. */
                pid: components["parameters"]["ProjectId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        groups: components["schemas"]["UserGroup"][];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    addProjectUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    projectid: components["schemas"]["Id"];
                    /** @description Username or email. */
                    user: string;
                    access_role: components["schemas"]["GroupId"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
        };
    };
    removeProjectUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    projectid: components["schemas"]["Id"];
                    userid: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
        };
    };
    removeProjectUserByGet: {
        parameters: {
            query: {
                /** @description The project. */
                pid: components["parameters"]["ProjectId"];
                uid: components["schemas"]["Id"];
                groupid: -1;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
        };
    };
    changeProjectUserGroup: {
        parameters: {
            query?: {
                pid?: components["schemas"]["Id"];
                uid?: components["schemas"]["Id"];
                groupID?: components["schemas"]["GroupId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    projectid: components["schemas"]["Id"];
                    userid: components["schemas"]["Id"];
                    access_role: components["schemas"]["GroupId"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
        };
    };
    createUserGroup: {
        parameters: {
            query: {
                /** @description The project. */
                pid: components["parameters"]["ProjectId"];
                name: string;
                /** @description What the new group may do; A sends `read`, B `projectaccess`. */
                perm: "read" | "projectaccess";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
        };
    };
    deleteUserGroup: {
        parameters: {
            query: {
                /** @description The project. */
                pid: components["parameters"]["ProjectId"];
                /** @description The user group. */
                id: components["parameters"]["GroupId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
        };
    };
    setUserGroupPermissions: {
        parameters: {
            query: {
                /** @description The project. */
                pid: components["parameters"]["ProjectId"];
                /** @description The user group. */
                id: components["parameters"]["GroupId"];
                perm: components["schemas"]["PermissionMask"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
        };
    };
    listUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The users. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        users: components["schemas"]["User"][];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: components["schemas"]["User"];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getUserSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription status. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        subscribed: boolean;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getUserQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemographicResponses"];
                };
            };
            404: components["responses"]["None"];
            "4XX": components["responses"]["Refused"];
        };
    };
    getUserSso: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The connections. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SsoInfo"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listTicketsOfUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Tickets"];
            "4XX": components["responses"]["Refused"];
        };
    };
    getUserCustomerPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address to open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        url: string;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    setUserVerified: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["FlagChange"];
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
        };
    };
    setUserGrandfathered: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["FlagChange"];
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
        };
    };
    setUserEduEligibilityOverride: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["FlagChange"];
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
        };
    };
    setUserGlobalAdmin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["FlagChange"];
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
        };
    };
    setUserSkipLtiPayments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["FlagChange"];
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
        };
    };
    setUserEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["TextChange"];
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
        };
    };
    setUserDisplayName: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["TextChange"];
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
        };
    };
    signInAsUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    user_id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The session id of the other user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sid: components["schemas"]["SessionId"];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    resetTrial: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UserReference"];
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
        };
    };
    expireTrial: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UserReference"];
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
        };
    };
    restartTrial: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UserReference"];
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
        };
    };
    listTickets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Tickets"];
            "4XX": components["responses"]["Refused"];
        };
    };
    listUnresolvedTickets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Tickets"];
            "4XX": components["responses"]["Refused"];
        };
    };
    listResolvedTickets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Tickets"];
            "4XX": components["responses"]["Refused"];
        };
    };
    getTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ticket. */
                id: components["parameters"]["TicketId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ticket. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        ticket: components["schemas"]["Ticket"];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    setTicketStatus: {
        parameters: {
            query: {
                status: components["schemas"]["TicketStatus"];
            };
            header?: never;
            path: {
                /** @description The ticket. */
                id: components["parameters"]["TicketId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
        };
    };
    getWhitelist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Whitelist"];
            "4XX": components["responses"]["Refused"];
        };
    };
    addWhitelistEntry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["WhitelistEntry"];
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
        };
    };
    removeWhitelistEntry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["WhitelistEntry"];
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
        };
    };
    listEnterpriseDeals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        enterpriseDeals: components["schemas"]["EnterpriseDeal"][];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    updateEnterpriseDeal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    name: string;
                    created: components["schemas"]["UtcTime"];
                    /** @description Days. */
                    period: number;
                    softLimit: number;
                    hardLimit: number;
                    institutionId: components["schemas"]["LinkedInstitutionId"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
        };
    };
    createEnterpriseDeal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** @description Days. */
                    period: number;
                    softLimit: number;
                    hardLimit: number;
                    institutionId: components["schemas"]["LinkedInstitutionId"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
        };
    };
    getEnterpriseDeal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The deal. */
                id: components["parameters"]["EnterpriseDealId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        enterpriseDeal: components["schemas"]["EnterpriseDeal"];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    deleteEnterpriseDeal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The deal. */
                id: components["parameters"]["EnterpriseDealId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
        };
    };
    getEnterpriseDealWhitelist: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The deal. */
                id: components["parameters"]["EnterpriseDealId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Whitelist"];
            "4XX": components["responses"]["Refused"];
        };
    };
    getEnterpriseDealActiveUserCount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The deal. */
                id: components["parameters"]["EnterpriseDealId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The count. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    addEnterpriseDealWhitelistEntry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EnterpriseDealWhitelistEntry"];
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
        };
    };
    removeEnterpriseDealWhitelistEntry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["EnterpriseDealWhitelistEntry"];
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
        };
    };
    listCoupons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The coupons. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        coupons: components["schemas"]["Coupon"][];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    updateCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    code: string;
                    value: number;
                    percentage: boolean;
                    months: number;
                    uses: number;
                    maxUses: number;
                    forUsers: boolean;
                    forProjects: boolean;
                    created: components["schemas"]["UtcTime"];
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
        };
    };
    createCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Recommended alphanumeric or hyphen only. */
                    code: string;
                    value: number;
                    /** @description Whether the value is a percentage. */
                    percentage: boolean;
                    /** @description 0 means without end. */
                    months: number;
                    /** @description 0 means without limit. */
                    maxUses: number;
                    forUsers: boolean;
                    forProjects: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
        };
    };
    deleteCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
        };
    };
    listLtiInstitutions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The institutions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LtiInstitution"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getLtiData: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization. */
                id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The integration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LtiData"];
                };
            };
            404: components["responses"]["None"];
            "4XX": components["responses"]["Refused"];
        };
    };
    createLtiData: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization. */
                id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    institution_name: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
        };
    };
    enableLti: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization. */
                id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
        };
    };
    disableLti: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The organization. */
                id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            "4XX": components["responses"]["Refused"];
        };
    };
    listCodeBatches: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The LTI institution, not the organization. */
                institutionid: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The batches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batches: components["schemas"]["CodeBatch"][];
                    };
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listBatchCodes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                batchid: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Codes"];
            "4XX": components["responses"]["Refused"];
        };
    };
    generateCodeBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    count: number;
                    /** @description The LTI institution, not the organization. */
                    institution_id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            200: components["responses"]["Codes"];
            "4XX": components["responses"]["Refused"];
        };
    };
}
