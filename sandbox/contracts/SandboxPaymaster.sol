// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {PackedUserOperation} from "./PackedUserOperation.sol";

/// Pays for whatever asks it to (ERC-4337): gas of the sandbox costs nobody anything.
contract SandboxPaymaster {
    function validatePaymasterUserOp(PackedUserOperation calldata, bytes32, uint256)
        external
        pure
        returns (bytes memory context, uint256 validationData)
    {
        return ("", 0);
    }
}
